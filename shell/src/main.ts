import { adoptBase, adoptSheets } from '@home-move/ui';
import { createRoot } from 'react-dom/client';
import { bootstrapPortal } from './app/bootstrap';
import { readBoot } from './app/boot-block';
import { createClock, isFresh } from './app/server-clock';

const rootElement = document.getElementById('hm-root');
if (!rootElement) throw new Error('No #hm-root');

adoptBase(document);
adoptSheets(document);
const boot = readBoot(document);
bootstrapPortal(createRoot(rootElement), rootElement, boot, createClock(isFresh(window) ? boot?.now : undefined));
