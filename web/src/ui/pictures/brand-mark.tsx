import './brand-mark.css'
import { classNames } from '../style/class-names.ts'

const outline =
  'M9.59 8.68C7.98 6.27 6.01 2.77 8.83 0.95C10.37 0.41 11.62 1.01 12 2.1C12.38 1.01 13.63 0.41 15.17 0.95C17.99 2.77 16.02 6.27 14.41 8.68C16.21 6.41 18.92 3.45 21.53 5.57C22.52 6.87 22.34 8.24 21.42 8.94C22.57 8.97 23.52 9.97 23.49 11.6C22.63 14.85 18.69 14.05 15.9 13.27C18.62 14.28 22.27 15.94 21.06 19.08C20.13 20.42 18.77 20.67 17.82 20.01C18.15 21.12 17.49 22.33 15.93 22.81C12.58 22.98 12.12 19 12 16.1C11.88 19 11.42 22.98 8.07 22.81C6.51 22.33 5.85 21.12 6.18 20.01C5.23 20.67 3.87 20.42 2.94 19.08C1.73 15.94 5.38 14.28 8.1 13.27C5.31 14.05 1.37 14.85 0.51 11.6C0.48 9.97 1.43 8.97 2.58 8.94C1.66 8.24 1.48 6.87 2.47 5.57C5.08 3.45 7.79 6.41 9.59 8.68ZM12 10.35A1.65 1.65 0 1 0 12 13.65A1.65 1.65 0 1 0 12 10.35Z'

/** The flower of the logo. Always decorative: text beside it says the same. */
export function BrandMark({ className = 'mark' }: { className?: string }) {
  return (
    <svg className={classNames(className)} viewBox="0 0 24 24" aria-hidden="true">
      <path fill="currentColor" fillRule="evenodd" d={outline} />
    </svg>
  )
}
