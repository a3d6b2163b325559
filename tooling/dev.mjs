import { spawn } from 'node:child_process'
import { createServer } from 'vite'

// `npm run dev`: the server under a watcher on a port of its own, and Vite with hot reload in front of it on 4600.
process.env.SERVER_PORT ??= '4602'
const server = spawn('node_modules/.bin/tsx', ['watch', '--clear-screen=false', 'server/main.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PORT: process.env.SERVER_PORT,
    PLATFORM_ORIGIN: `http://localhost:${process.env.PORT ?? 4600}`,
  },
})
const vite = await createServer()
await vite.listen()
vite.printUrls()

// Ctrl-C reaches the server by itself, and a second signal would end it before its database has stopped.
process.once('SIGINT', () => vite.close())
process.once('SIGTERM', () => {
  server.kill('SIGTERM')
  void vite.close()
})
server.once('exit', (code) => process.exit(code ?? 0))
