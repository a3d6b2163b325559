/**
 * The script that stands in the pinned head itself (server/kernel/http-kit.ts): it asks for what the page's tags show first
 * while their code is still on its way. As text of the page it costs no way there and back.
 */
import { askFirst, whenHeard, type Firsts } from './first.ts'

/** Told by the server: where the platform is, and what the page's tags show first. */
declare const __HEAD__: [origin: string, firsts: Firsts]

const [origin, firsts] = __HEAD__
whenHeard(() => document.querySelectorAll(':not(:defined)').forEach((element) => askFirst(origin, firsts, element)))
