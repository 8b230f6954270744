import { adoptBase, adoptSheets } from '@home-move/ui';
import { createRoot } from 'react-dom/client';
import { bootPortal } from './boot-portal';
import { readBoot } from './boot/read-boot';

const rootElement = document.getElementById('hm-root');
if (!rootElement) throw new Error('The document has no #hm-root');

adoptBase(document);
adoptSheets(document);
bootPortal(createRoot(rootElement), rootElement, readBoot(document));
