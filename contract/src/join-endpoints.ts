import type { Endpoint, EndpointSchemas, SchemasOf } from './endpoint.ts'

/** An endpoint together with its schemas, as the server needs it. */
export type JoinedEndpoint = Endpoint & { schemas: EndpointSchemas }

/** For each endpoint of a module of routes, its schemas under the same name. */
type SchemasFor<Routes> = {
  [Name in keyof Routes as Routes[Name] extends Endpoint ? Name : never]: Routes[Name] extends Endpoint
    ? SchemasOf<Routes[Name]>
    : never
}

/** Refuses schemas of an endpoint that the module of routes does not have. */
type NoOthers<Routes, Schemas> = {
  [Name in Exclude<keyof Schemas, keyof Routes> as Schemas[Name] extends EndpointSchemas
    ? Name
    : never]: never
}

/**
 * Joins the endpoints of a module with their schemas by name. It does not compile when an endpoint has no schemas or schemas
 * of another type, or when schemas have no endpoint.
 */
export function joinEndpoints<const Routes extends object, const Schemas extends SchemasFor<Routes>>(
  routes: Routes,
  schemas: Schemas & NoOthers<Routes, Schemas>,
): JoinedEndpoint[] {
  const schemasByName = new Map<string, EndpointSchemas>(Object.entries(schemas))
  return Object.entries(routes).flatMap(([name, route]) => {
    const found = schemasByName.get(name)
    return found && isEndpoint(route) ? [{ ...route, schemas: found }] : []
  })
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value
