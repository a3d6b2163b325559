interface Answer {
  /** The envelope's code; where no envelope came: NETWORK, TIMEOUT, ABORTED, BAD_ANSWER. */
  code: string
  /** The sentence for the user. */
  msg: string
  data?: unknown
  /** The HTTP status; 0 where no answer came. */
  status: number
  requestId?: string
}

/** Why a call failed. What to do is told by `code` and `status`, never by the words. */
export class ApiError extends Error implements Answer {
  declare code: string
  declare msg: string
  declare data?: unknown
  declare status: number
  declare requestId?: string

  constructor(answer: Answer) {
    super(answer.msg)
    Object.assign(this, answer)
  }
}

/** Whether it stays open if a write took effect: its answer was lost, was none, or is a fault's. A refusal settles it. */
export const isUnsettled = ({ code, status }: Pick<ApiError, 'code' | 'status'>) =>
  code === 'BAD_ANSWER' || status === 0 || status >= 500
