import { adoptBase, adoptSheets } from '@home-move/ui';
import { createRoot } from 'react-dom/client';
import { bootPortal } from './boot-portal';
import { readBoot } from './boot/read-boot';
import { createClock, isFresh } from './boot/server-clock';

const rootElement = document.getElementById('hm-root');
if (!rootElement) throw new Error('The document has no #hm-root');

adoptBase(document);
adoptSheets(document);
const boot = readBoot(document);
bootPortal(createRoot(rootElement), rootElement, boot, createClock(isFresh(window) ? boot?.now : undefined));
