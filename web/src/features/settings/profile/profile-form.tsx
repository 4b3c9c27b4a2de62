import { emailMaximum, usernameMaximum } from '@verbena/contract/accounts/account-limits'
import type { User } from '@verbena/contract/accounts/accounts'
import { levels } from '@verbena/language/levels'
import type { TFunction } from 'i18next'
import { type FormEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { Button } from '../../../ui/button/button.tsx'
import { focusInvalidField } from '../../../ui/form/focus-invalid-field.ts'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { TextField, UsernameField } from '../../../ui/form/text-field.tsx'
import { hasCode, settingsErrorMessage } from '../settings-error-message.ts'
import { GoalSelect } from './goal-select.tsx'
import { nativeChoices, targetChoices } from './language-choices.ts'
import type { ProfileErrors } from './profile-draft.ts'
import { ResendVerificationLink } from './resend-verification-link.tsx'
import { useProfileForm } from './use-profile-form.ts'

/** Server errors that are shown at their field. */
const refusedFields = [
  ['USERNAME_TAKEN', 'username'],
  ['EMAIL_TAKEN', 'email'],
  ['WRONG_PASSWORD', 'currentPassword'],
  ['SAME_LANGUAGE', 'targetLanguage'],
] as const
const fieldOf = (error: unknown) => refusedFields.find(([code]) => hasCode(error, code))?.[1]

export function ProfileForm({ user }: { user: User }) {
  const { t } = useTranslation(['settings', 'common'])
  const form = useRef<HTMLFormElement>(null)
  const { draft, errors, isSameLanguage, error, ...profile } = useProfileForm(user)
  const focus = (field: string | undefined) => focusInvalidField(form.current, field)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    profile.save(focus, (refusal) => focus(fieldOf(refusal)))
  }
  const serverErrorAt = (field: string) => (fieldOf(error) === field ? errorMessage(error, t) : undefined)
  const failure =
    error && !fieldOf(error) ? settingsErrorMessage(error, t('profile.profileUpdateError'), t) : undefined
  const languageOption = <Code extends User['nativeLanguage']>(value: Code) => ({
    value,
    label: t(`common:languages.${value}`),
  })
  return (
    <form className="settings-section" ref={form} noValidate onSubmit={submit}>
      <h2>{t('profile.title')}</h2>
      <FormMessage
        className="settings-message"
        error={failure}
        success={
          profile.isSuccess
            ? t(profile.isEmailHeldBack ? 'profile.savedWithoutEmail' : 'profile.saved')
            : undefined
        }
      />
      <div className="settings-form">
        <UsernameField
          label={t('profile.username')}
          name="username"
          maxLength={usernameMaximum}
          value={draft.username}
          onChange={(event) => profile.edit({ username: event.target.value })}
          error={usernameError(errors.username, t) ?? serverErrorAt('username')}
        />
        <TextField
          label={t('profile.email')}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={emailMaximum}
          required
          hint={emailHint(user, draft.email, t)}
          value={draft.email}
          onChange={(event) => profile.edit({ email: event.target.value })}
          error={emailError(errors.email, t('required'), t('profile.invalidEmail')) ?? serverErrorAt('email')}
        />
        {user.email && !user.emailVerified && <ResendVerificationLink key={user.email} email={user.email} />}
        {profile.asksPassword && (
          <TextField
            label={t('profile.currentPassword')}
            name="currentPassword"
            type="password"
            autoComplete="current-password"
            required
            hint={t('profile.currentPasswordHint')}
            value={draft.currentPassword ?? ''}
            onChange={(event) => profile.edit({ currentPassword: event.target.value })}
            error={(errors.currentPassword && t('required')) ?? serverErrorAt('currentPassword')}
          />
        )}
        <Select
          label={t('profile.nativeLanguage')}
          value={draft.nativeLanguage}
          options={nativeChoices(user.nativeLanguage).map(languageOption)}
          onChange={(nativeLanguage) => profile.edit({ nativeLanguage })}
        />
        <Select
          label={t('profile.targetLanguage')}
          name="targetLanguage"
          error={isSameLanguage ? t('common:errors.SAME_LANGUAGE') : serverErrorAt('targetLanguage')}
          value={draft.targetLanguage}
          options={targetChoices(user.targetLanguage).map(languageOption)}
          onChange={(targetLanguage) => profile.edit({ targetLanguage })}
        />
        <Select
          label={t('profile.level')}
          value={draft.level}
          options={levels.map((level) => ({ value: level, label: level }))}
          onChange={(level) => profile.edit({ level })}
        />
        <GoalSelect value={draft.timePerDay} onChange={(timePerDay) => profile.edit({ timePerDay })} />
        <Button className="settings-form__submit" variant="primary" type="submit" busy={profile.isPending}>
          {profile.isPending ? t('profile.saving') : t('profile.save')}
        </Button>
      </div>
    </form>
  )
}

const usernameError = (error: ProfileErrors['username'], t: TFunction<'settings'>) =>
  error && t(error === 'required' ? 'required' : 'profile.mixedAlphabets')

const emailError = (error: 'required' | 'invalidEmail' | undefined, required: string, invalid: string) =>
  error && (error === 'required' ? required : invalid)

function emailHint({ email, emailVerified }: User, typed: string, t: TFunction<'settings'>): string {
  if (email && !emailVerified) return t('profile.linkSent', { email })
  return email && typed.trim() === email ? t('profile.emailConfirmed') : t('profile.emailHint')
}
