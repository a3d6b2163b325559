import { buildStale } from './build.mjs'

// `npm start`: builds what is stale, then becomes the server, which prints its addresses when it is ready.
await buildStale()
await import(new URL('../dist/server/main.cjs', import.meta.url).href)
