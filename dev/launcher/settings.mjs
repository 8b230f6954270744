import { resolve } from 'node:path';
import { portBase, portsFrom } from './ports.mjs';
import { inProject } from './project.mjs';

/** Ports, addresses and folders of one running system. */
export function settingsFrom(env = process.env) {
  const base = portBase(env);
  const ports = portsFrom(base);
  const dataDir = env.HM_DATA_DIR ? resolve(env.HM_DATA_DIR) : inProject('.data', String(base));
  const crm = `http://crm.localhost:${ports.crm}`;
  return {
    ports,
    dataDir,
    ownDatabase: !env.MONGODB_URI,
    portal: `http://localhost:${ports.api}`,
    telephony: `http://telephony.localhost:${ports.api}`,
    assets: `http://localhost:${ports.assets}`,
    partner: `http://partner.localhost:${ports.partner}`,
    crm,
    agency: `http://agency.localhost:${ports.agency}`,
    adminPortal: env.ADMIN_PORTAL_URL || crm,
    sandbox: `http://127.0.0.1:${ports.sandbox}`,
    database: env.MONGODB_URI || `mongodb://127.0.0.1:${ports.mongo}/home_move?directConnection=true`,
  };
}
