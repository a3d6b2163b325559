import { z } from 'zod'
import { grants, type Call } from '@wotu/contract/call.ts'
import { errors, httpStatus, type ErrorCode } from '@wotu/contract/errors.ts'

/** Refusals that any call may answer, beside its own. */
const shared: ErrorCode[] = [
  'PARAM_INVALID',
  'BODY_INVALID',
  'BODY_TOO_LARGE',
  'TENANT_MISMATCH',
  'TOO_OFTEN',
  'SERVER_FAULT',
  'UNAVAILABLE',
]
const signedIn: ErrorCode[] = ['NOT_SIGNED_IN', '001107', '001108']

const codesOf = (call: Call): ErrorCode[] => {
  const codes = [...(call.errors ?? []), ...shared]
  if (call.who !== 'visitor') codes.push(...signedIn)
  if (call.who !== 'visitor' && call.who !== 'member') codes.push('NO_PERMISSION')
  if (call.who === 'seller') codes.push('002102')
  if (call.kind === 'write') codes.push('KEY_REUSED')
  if (call.kind === 'write' && call.keyed) codes.push('KEY_MISSING')
  return [...new Set(codes)]
}

const json = (schema: object, example?: unknown) => ({
  'application/json': { schema, ...(example === undefined ? {} : { example }) },
})

/** A record with known keys names them, as an object does: a reader of `required` then finds each. */
const nameKeys = ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) => {
  const { propertyNames, additionalProperties } = jsonSchema
  if (typeof propertyNames !== 'object' || !propertyNames.enum) return
  jsonSchema.properties = Object.fromEntries(propertyNames.enum.map((key) => [String(key), additionalProperties!]))
  delete jsonSchema.propertyNames
  jsonSchema.additionalProperties = false
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: nameKeys })
  return rest
}

const refusalOf = (codes: ErrorCode[]) => ({
  type: 'object',
  properties: { code: { enum: codes }, msg: { type: 'string' }, data: {} },
  required: ['code', 'msg', 'data'],
  description: codes.map((code) => `- \`${code}\` ${errors[code]}`).join('\n'),
})

const successOf = (call: Call) => ({
  type: 'object',
  properties: { code: { const: '0' }, msg: { type: 'string' }, data: schemaOf(call.output, 'output') },
  required: ['code', 'msg', 'data'],
})

const operationOf = (path: string, call: Call) => {
  const codes = codesOf(call)
  const own = codes.filter((code) => httpStatus[code])
  const business = codes.filter((code) => !httpStatus[code])
  const headers = call.kind === 'write' ? [{ $ref: '#/components/parameters/idempotencyKey' }] : []
  return {
    operationId: path,
    summary: call.title,
    tags: [path.split('/').slice(0, -1).join('/')],
    'x-wotu-kind': call.kind,
    'x-wotu-who': call.who,
    ...(call.grant && { 'x-wotu-grant': [call.grant].flat().map((name) => ({ name, title: grants[name] })) }),
    ...(call.kind === 'write' && call.stale && { 'x-wotu-stale': call.stale }),
    security: call.who === 'visitor' ? [{}] : [{ cookie: [] }, { bearer: [] }],
    parameters: [
      { $ref: '#/components/parameters/systemId' },
      { $ref: '#/components/parameters/appToken' },
      ...headers,
    ],
    requestBody: { required: true, content: json(schemaOf(call.input, 'input'), call.example) },
    responses: {
      200: { description: '成功，或业务提示', content: json({ oneOf: [successOf(call), refusalOf(business)] }) },
      408: { description: '请求发送过慢，连接已关闭' },
      ...Object.fromEntries(
        own.map((code) => [httpStatus[code], { description: errors[code], content: json(refusalOf([code])) }]),
      ),
    },
  }
}

const header = (name: string, description: string, required: boolean) => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
})

/** The contract as an OpenAPI 3.1 document, served at `/openapi.json`. */
export const openapi = (calls: Record<string, Call>) => ({
  openapi: '3.1.0',
  info: {
    title: '沃土',
    version: '1.0.0',
    description: '所有接口均为 POST + JSON，返回 { code, msg, data }，code 为 "0" 即成功。',
    license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
  },
  servers: [{ url: '/', description: '本文档所在的平台' }],
  components: {
    securitySchemes: {
      cookie: { type: 'apiKey', in: 'cookie', name: 'wotu_session' },
      bearer: { type: 'http', scheme: 'bearer' },
    },
    parameters: {
      systemId: header('x-system-id', '系统编号；写操作必须携带', false),
      appToken: header('x-app-token', '应用标识', false),
      idempotencyKey: header('idempotency-key', '防重复标识：同一标识的重复提交返回首次结果', false),
    },
  },
  paths: Object.fromEntries(Object.entries(calls).map(([path, call]) => [path, { post: operationOf(path, call) }])),
})
