import { ApiError } from '../calls/errors.ts'

/** A part of our own that is loaded when it is first needed. @throws {ApiError} NETWORK where it does not arrive */
export const load = <T>(module: Promise<T>): Promise<T> =>
  module.catch(() => {
    throw new ApiError({ code: 'NETWORK', msg: '网络异常，请检查网络后重试', status: 0 })
  })
