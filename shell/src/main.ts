import { adoptBase, adoptSheets } from '@home-move/ui';
import { createRoot } from 'react-dom/client';
import { bootstrapPortal } from './app/bootstrap';
import { readBoot } from './app/boot-block';
import { createClock, isFresh } from './app/server-clock';
import { lockSheets } from './runtime/sheet-lock';

const rootElement = document.getElementById('hm-root');
if (!rootElement) throw new Error('No #hm-root');

// The scripts of remotes may have run already.
document.adoptedStyleSheets = [];
adoptBase(document);
adoptSheets(document);
lockSheets(document);
const boot = readBoot(document);
bootstrapPortal(createRoot(rootElement), rootElement, boot, createClock(isFresh(window) ? boot?.now : undefined));
