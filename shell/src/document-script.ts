import { dropSettledScripts } from './journeys/document-scripts';
import { keepEarlyFaults } from './reports/early-faults';
import { lockSheets } from './runtime/sheet-lock';
import { requestEarlyToken } from './session/early-token';

// Inlined in the document, with its hash in the content security policy: everything here delays the first paint.
requestEarlyToken(window);
dropSettledScripts(document);
keepEarlyFaults(window);
lockSheets(document);
