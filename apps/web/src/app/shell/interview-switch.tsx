import { EyeOff } from 'lucide-react'
import { messageOf } from '../../lib/api/api-error.ts'
import { useInterviewMode } from '../../shared/problems/use-interview-mode.ts'
import { forgetFailure, notifyFailure } from '../../ui/toast.tsx'
import { Tooltip } from '../../ui/tooltip/tooltip.tsx'

/** The tooltip: what interview mode does. */
const words = 'Hides difficulty, acceptance and tags everywhere, as in an interview.'

/** Toggles interview mode and shows whether it is on. */
export function InterviewSwitch() {
  const mode = useInterviewModeWithToast()
  return (
    <Tooltip text={words}>
      <button
        type="button"
        className="chip h-8 px-2.5 text-ui max-md:h-11"
        aria-pressed={mode.isOn}
        disabled={!mode.isKnown}
        onClick={() => mode.choose(!mode.isOn)}
      >
        <EyeOff size={14} strokeWidth={1.75} aria-hidden />
        Interview mode
      </button>
    </Tooltip>
  )
}

/** An `InterviewSwitch` that is visible only while interview mode is on. */
export function InterviewMark() {
  const { isOn } = useInterviewModeWithToast()
  return isOn ? <InterviewSwitch /> : null
}

const notChanged = 'Interview mode was not changed.'

/** Interview mode, with a toast for a failed change. */
export function useInterviewModeWithToast() {
  const mode = useInterviewMode(({ error, retry }) =>
    notifyFailure(notChanged, { detail: messageOf(error), action: { text: 'Retry', onClick: retry } }),
  )
  const choose = (isOn: boolean) => {
    forgetFailure(notChanged)
    mode.choose(isOn)
  }
  return { ...mode, choose }
}
