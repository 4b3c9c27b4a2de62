import type { Endpoint } from './endpoint.ts'
import type * as schemas from './system.schemas.ts'

export const getHealth: Endpoint<typeof schemas.getHealth, 'anyone'> = {
  method: 'GET',
  path: '/api/health',
  access: 'anyone',
  bearer: 'ignored',
}
