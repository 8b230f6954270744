import { adoptBase, adoptSheets } from '@home-move/ui';
import { createRoot } from 'react-dom/client';
import { bootstrapPortal } from './app/bootstrap';
import { readBoot } from './app/boot-block';
import { createClock, isFresh } from './app/server-clock';
import { lockBuiltins } from './session/lock-builtins';
import { takeSessionCipher } from './session/session-key';

// Before the first script of a remote.
lockBuiltins();
const cipher = takeSessionCipher(document, window);

const rootElement = document.getElementById('hm-root');
if (!rootElement) throw new Error('No #hm-root');

adoptBase(document);
adoptSheets(document);
const boot = readBoot(document);
const now = createClock(isFresh(window) ? boot?.now : undefined);
void bootstrapPortal({ root: createRoot(rootElement), rootElement, boot, cipher, now });
