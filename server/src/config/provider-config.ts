import type { ModelEndpoint } from '../providers/model/chat.ts'
import type { SpeechEndpoint } from '../providers/speech/openai-voice.ts'
import type { TranscriberEndpoint } from '../providers/transcription/openai-transcriber.ts'
import type { OwnMediaLimits } from '../services.ts'
import type { Environment } from './environment-schema.ts'
import { StartError } from './start-error.ts'

/** Limits and services for own media. */
export type OwnMediaConfig = {
  limits: OwnMediaLimits
  oembedUrl: string | undefined
  picturesUrl: string | undefined
  captionsUrl: string | undefined
  transcriber: TranscriberEndpoint | undefined
}

export function readSpeech(values: Environment): SpeechEndpoint | undefined {
  const { SPEECH_BASE_URL: url, SPEECH_API_KEY: apiKey, SPEECH_MODEL: model, SPEECH_VOICE: voice } = values
  return url ? { baseUrl: url.replace(/\/+$/, ''), apiKey, model, voice } : undefined
}

export function readModel({
  LLM_BASE_URL: url,
  LLM_API_KEY: apiKey,
  LLM_MODEL: model,
}: Environment): ModelEndpoint | undefined {
  if (url && !model) throw new StartError('LLM_BASE_URL also requires LLM_MODEL, the name of the model.')
  if (!url && (apiKey || model)) throw new StartError('LLM_API_KEY and LLM_MODEL also require LLM_BASE_URL.')
  return url && model ? { baseUrl: url.replace(/\/+$/, ''), apiKey, model } : undefined
}

const megabyte = 1024 * 1024

export function readOwnMedia(values: Environment): OwnMediaConfig {
  const { TRANSCRIBE_URL: url, TRANSCRIBE_KEY: apiKey, TRANSCRIBE_MODEL: model } = values
  if (!url && apiKey) throw new StartError('TRANSCRIBE_KEY also requires TRANSCRIBE_URL.')
  return {
    limits: {
      fileBytes: values.UPLOAD_FILE_MEGABYTES * megabyte,
      quotaBytes: values.UPLOAD_QUOTA_MEGABYTES * megabyte,
      transcribedMinutesPerDay: values.TRANSCRIBE_MINUTES_PER_DAY,
    },
    oembedUrl: values.YOUTUBE_OEMBED_URL,
    picturesUrl: values.YOUTUBE_PICTURES_URL,
    captionsUrl: values.YOUTUBE_CAPTIONS_URL,
    transcriber: url
      ? {
          baseUrl: url.replace(/\/+$/, ''),
          apiKey,
          model,
          bytesMaximum: values.TRANSCRIBE_FILE_MEGABYTES * megabyte,
        }
      : undefined,
  }
}
