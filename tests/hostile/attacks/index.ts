import type { Attack } from '../attack.ts'
import { content, contentControl } from './content.ts'
import { covering, coveringControl } from './covering.ts'
import { frame, frameControl } from './frame.ts'
import { wire, wireControl } from './frameWire.ts'
import { framing, framingControl } from './framing.ts'
import { hooked, hookedControl } from './hooks.ts'
import { messages, messagesControl } from './messages.ts'
import { redirects, redirectsControl } from './redirects.ts'
import { replay, replayControl } from './replay.ts'
import { strangers, strangersControl } from './strangers.ts'
import { tampered, tamperedControl } from './tampered.ts'
import { token, tokenControl } from './token.ts'
import { typing, typingControl } from './typing.ts'

/** All attacks, by kind. A new row is one entry in a table of its kind's file. */
export const kinds: Record<string, { attacks: Attack[]; controls: Attack[] }> = {
  'a stranger’s page asks the platform': { attacks: strangers, controls: strangersControl },
  'the page’s own token': { attacks: token, controls: tokenControl },
  'typing is listened to': { attacks: typing, controls: typingControl },
  'the browser is hooked': { attacks: hooked, controls: hookedControl },
  'the platform is framed': { attacks: framing, controls: framingControl },
  'the platform’s frame in the page': { attacks: frame, controls: frameControl },
  'the platform’s frame is spoken for': { attacks: wire, controls: wireControl },
  'messages are forged': { attacks: messages, controls: messagesControl },
  'the victim presses what he does not see': { attacks: covering, controls: coveringControl },
  'links lead astray': { attacks: redirects, controls: redirectsControl },
  'strangers write into the page': { attacks: content, controls: contentControl },
  'files are changed on the way': { attacks: tampered, controls: tamperedControl },
  'what was good once is used again': { attacks: replay, controls: replayControl },
}
