import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const base = Number(process.env['PORT_BASE'] ?? '4000');

/** The root folder of the repository. */
export const project = fileURLToPath(new URL('../..', import.meta.url));

/** Addresses of the running system. Node does not resolve `*.localhost`, so calls from here go to 127.0.0.1. */
export const portal = process.env['BASE_URL'] ?? `http://localhost:${base}`;
export const api = `http://127.0.0.1:${base}`;
export const telephony = `http://telephony.localhost:${base}`;
export const assetsSite = process.env['ASSETS_URL'] ?? `http://localhost:${base + 1}`;
export const partnerSite = `http://partner.localhost:${base + 2}`;
export const crmSite = `http://crm.localhost:${base + 3}`;
export const agencySite = `http://agency.localhost:${base + 7}`;
export const sandbox = `http://127.0.0.1:${base + 4}`;
export const dataDir = resolve(project, process.env['HM_DATA_DIR'] ?? `.data/${base}`);

/** The path of a page in a hosted brand; the default brand has no segment. */
export const pathIn = (brand: string, path: string) => (brand === 'default' ? path : `/${brand}${path}`);
