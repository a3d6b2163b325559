import { storedAt, type Config, type ProjectConfig } from './config.ts'
import { send } from '../calls/transport.ts'

const path = '/api/buyer/basic/system/project/config'

/** Asks the platform what site this page is. A page of its own keeps the answer, as the specification says. */
export const fetchProject = async ({
  origin,
  embedded,
}: Pick<Config, 'origin' | 'embedded'>): Promise<ProjectConfig> => {
  const { data } = await send({
    url: origin + path,
    body: { url: location.href },
    headers: {},
    cookies: !embedded,
  })
  if (!embedded) {
    localStorage.setItem(storedAt.project, JSON.stringify(data))
    localStorage.setItem(storedAt.host, location.host)
  }
  return data as ProjectConfig
}
