import { api } from '../page/core.ts'
import { fileHref } from '../page/go.ts'

const base64Of = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error as Error)
    reader.readAsDataURL(file)
  })

/**
 * Stores a picture or film of the signed-in member.
 *
 * @returns its address, which shows it at once; `filePath` of that is what calls take
 * @throws {ApiError} FILE_KIND, FILE_TOO_LARGE, TOO_OFTEN
 */
export const uploadFile = async (file: File): Promise<string> => {
  const input = { name: file.name.slice(-200), base64: await base64Of(file) }
  const { url } = await api.write('/api/buyer/basic/system/file/uploadBase64', input, { quiet: true, part: true })
  return fileHref(url)
}
