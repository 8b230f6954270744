import type { INestApplicationContext } from '@nestjs/common';
import { brandLevel } from '@home-move/contract';
import * as z from 'zod';
import { ENV, type Env } from '../config/env.js';
import { BrandAdministration } from '../modules/brand/brand-administration.service.js';
import { PartnerKeyService } from '../modules/partner-key/partner-key.service.js';
import { command } from './command.js';
import { origins, requireHttps, route } from './option-schemas.js';
import { UserError } from './user-error.js';

const brand = { value: 'oakwood', help: 'route of the partner' };

const addKey = command({
  name: 'partner-key add',
  summary: "Create a key for a partner's servers. Its last line is the key, which is shown once.",
  changes: true,
  options: { brand, origins: { value: 'https://crm.example', help: 'of its CRM, where the panel may be shown' } },
  input: z.object({ brand: route, origins: origins.default([]) }),
  run: async (app, { brand: urlRoute, origins: ofCrm }) => {
    requireHttps(ofCrm, modeOf(app));
    await requirePartner(app, urlRoute);
    const { keyId, key } = await keys(app).add(urlRoute, ofCrm);
    return { lines: [`${keyId} of ${urlRoute}; hand it over by a way that others cannot read:`, key], on: keyId };
  },
});

const listKeys = command({
  name: 'partner-key list',
  summary: "List a partner's keys: id, days of creation and revocation.",
  changes: false,
  options: { brand },
  input: z.object({ brand: route }),
  run: async (app, { brand: urlRoute }) => {
    await requirePartner(app, urlRoute);
    const all = await keys(app).list(urlRoute);
    const lines = all.map(({ keyId, createdAt, revokedAt, origins: ofCrm }) =>
      [keyId, `given ${day(createdAt)}`, revokedAt ? `revoked ${day(revokedAt)}` : 'in use', ...ofCrm].join('  '),
    );
    return { lines: lines.length > 0 ? lines : [`${urlRoute} has no key.`], on: '' };
  },
});

const revokeKey = command({
  name: 'partner-key revoke',
  summary: "Revoke a partner's key; it opens nothing from then on.",
  changes: true,
  options: { brand, key: { value: 'key-1a2b3c4d', help: 'its id, as listed' } },
  input: z.object({ brand: route, key: z.string().regex(/^key-[0-9a-f]{8}$/, 'the id of the list, key-1a2b3c4d') }),
  run: async (app, { brand: urlRoute, key }) => {
    if (!(await keys(app).revoke(urlRoute, key))) throw new UserError(`${urlRoute} has no key ${key} in use`);
    return { lines: [`${key} of ${urlRoute} opens nothing any more.`], on: key };
  },
});

export const partnerKeyCommands = [addKey, listKeys, revokeKey];

const keys = (app: INestApplicationContext) => app.get(PartnerKeyService, { strict: false });
const modeOf = (app: INestApplicationContext) => app.get<Env>(ENV, { strict: false }).APP_MODE;
const day = (date: Date) => date.toISOString().slice(0, 10);

async function requirePartner(app: INestApplicationContext, urlRoute: string): Promise<void> {
  const { level } = await app.get(BrandAdministration, { strict: false }).require(urlRoute, null);
  if (level !== brandLevel.partner) throw new UserError('--brand: keys are given to partners, not to sub-partners');
}
