import type { INestApplicationContext } from '@nestjs/common';
import {
  brandLevel,
  maxReturnUrlLength,
  partnerEnvironments,
  partnerScopes,
  type PartnerScope,
} from '@home-move/contract';
import * as z from 'zod';
import { ENV, type Env } from '../config/env.js';
import { BrandAdministration } from '../modules/brands/brand/brand-administration.service.js';
import { route } from '../modules/brands/brand/brand-place.schema.js';
import { PartnerKeyService } from '../modules/brands/partner-key/partner-key.service.js';
import { command } from './command.js';
import { listOf } from '../common/validation/text-schemas.js';
import { origins, requireHttps } from './option-schemas.js';
import { UserError } from './user-error.js';

const brand = { value: 'oakwood', help: 'route of the partner' };
const keyOption = { value: 'key-1a2b3c4d', help: 'its id, as listed' };
const crmOptions = {
  origins: { value: 'https://crm.example', help: 'of its CRM, where the panel may be shown' },
  return: { value: 'https://crm.example/queue', help: 'where its agents continue after a call' },
};

const rightsOptions = {
  environment: { value: partnerEnvironments.join('|'), help: 'live unless given; test reaches no mover' },
  scopes: { value: 'launch,moves:write', help: `of ${partnerScopes.join(', ')}; launch unless given` },
};
/** What a key admits unless the command names scopes. */
const codesOnly: readonly PartnerScope[] = ['launch'];
const environment = z.enum(partnerEnvironments, `one of ${partnerEnvironments.join(', ')}`).default('live');
const scopes = listOf<PartnerScope>(z.string().pipe(z.enum(partnerScopes, `of ${partnerScopes.join(', ')}`)))
  .refine((list) => list.length > 0, 'a key without a scope opens nothing')
  .optional();

const keyId = z.string().regex(/^key-[0-9a-f]{8}$/, 'the id of the list, key-1a2b3c4d');
const returnUrl = z
  .url({ protocol: /^https?$/, error: 'not an address like https://crm.example/queue' })
  .max(maxReturnUrlLength, `at most ${maxReturnUrlLength} characters`)
  .optional();

const addKey = command({
  name: 'partner-key add',
  summary: "Create a key for a partner's servers. Its last line is the key, which is shown once.",
  changes: true,
  options: { brand, ...rightsOptions, ...crmOptions },
  example: '--brand oakwood --scopes moves:write,moves:read,webhooks',
  input: z
    .object({ brand: route, environment, scopes, origins: origins.default([]), return: returnUrl })
    .refine(
      ({ environment: of, scopes: given = codesOnly }) => of === 'live' || !given.includes('launch'),
      '--scopes: launch codes and prefill codes have no test environment',
    ),
  run: async (
    app,
    { brand: urlRoute, environment: of, scopes: given = codesOnly, origins: ofCrm, return: address = null },
    { isDryRun },
  ) => {
    requireHttps([...ofCrm, ...(address === null ? [] : [address])], modeOf(app));
    await requirePartner(app, urlRoute);
    if (isDryRun) return { lines: [`${urlRoute} would get a ${of} key for ${given.join(', ')}.`], on: urlRoute };
    const { keyId: id, key } = await keys(app).add(urlRoute, {
      environment: of,
      scopes: given,
      origins: ofCrm,
      returnUrl: address,
    });
    return { lines: [`${id} of ${urlRoute}; hand it over by a way that others cannot read:`, key], on: id };
  },
});

const changeKey = command({
  name: 'partner-key change',
  summary: "Change the addresses of a key's CRM; an option that is missing changes nothing.",
  changes: true,
  options: { brand, key: keyOption, ...crmOptions },
  example: '--brand oakwood --key key-1a2b3c4d --return https://crm.oakwood.example/queue',
  input: z.object({ brand: route, key: keyId, origins: origins.optional(), return: returnUrl }),
  run: async (app, { brand: urlRoute, key, origins: ofCrm, return: address }, { isDryRun }) => {
    if (ofCrm === undefined && address === undefined) throw new UserError('give --origins or --return');
    requireHttps([...(ofCrm ?? []), ...(address === undefined ? [] : [address])], modeOf(app));
    const crm = { ...(ofCrm && { origins: ofCrm }), ...(address !== undefined && { returnUrl: address }) };
    if (isDryRun) {
      await requireKey(app, urlRoute, key);
      return { lines: [`${key} of ${urlRoute} would have these addresses.`], on: key };
    }
    if (!(await keys(app).change(urlRoute, key, crm))) throw notInUse(urlRoute, key);
    return { lines: [`${key} of ${urlRoute} has these addresses from the next call on.`], on: key };
  },
});

const listKeys = command({
  name: 'partner-key list',
  summary: "List a partner's keys: id, environment, scopes, days of creation and revocation, addresses of its CRM.",
  changes: false,
  options: { brand },
  example: '--brand oakwood',
  input: z.object({ brand: route }),
  run: async (app, { brand: urlRoute }) => {
    await requirePartner(app, urlRoute);
    const all = await keys(app).list(urlRoute);
    const lines = all.map((key) => {
      const state = key.revokedAt ? `revoked ${day(key.revokedAt)}` : 'in use';
      const after = key.returnUrl === null ? [] : [`then ${key.returnUrl}`];
      const rights = [key.environment, key.scopes.join(',')];
      return [key.keyId, ...rights, `given ${day(key.createdAt)}`, state, ...key.origins, ...after].join('  ');
    });
    return { lines: lines.length > 0 ? lines : [`${urlRoute} has no key.`], on: '' };
  },
});

const revokeKey = command({
  name: 'partner-key revoke',
  summary: "Revoke a partner's key; it opens nothing from then on.",
  changes: true,
  options: { brand, key: keyOption },
  example: '--brand oakwood --key key-1a2b3c4d',
  input: z.object({ brand: route, key: keyId }),
  run: async (app, { brand: urlRoute, key }, { isDryRun }) => {
    if (isDryRun) {
      await requireKey(app, urlRoute, key);
      return { lines: [`${key} of ${urlRoute} would be revoked.`], on: key };
    }
    if (!(await keys(app).revoke(urlRoute, key))) throw notInUse(urlRoute, key);
    return { lines: [`${key} of ${urlRoute} opens nothing any more.`], on: key };
  },
});

export const partnerKeyCommands = [addKey, changeKey, listKeys, revokeKey];

const keys = (app: INestApplicationContext) => app.get(PartnerKeyService, { strict: false });
const modeOf = (app: INestApplicationContext) => app.get<Env>(ENV, { strict: false }).APP_MODE;
const notInUse = (urlRoute: string, key: string) => new UserError(`${urlRoute} has no key ${key} in use`);
const day = (date: Date) => date.toISOString().slice(0, 10);

/** Throws UserError unless the partner has this key in use. */
async function requireKey(app: INestApplicationContext, urlRoute: string, key: string): Promise<void> {
  if ((await keys(app).find(urlRoute, key)) === null) throw notInUse(urlRoute, key);
}

/** Throws UserError unless the route is a partner's. */
export async function requirePartner(app: INestApplicationContext, urlRoute: string): Promise<void> {
  const { level } = await app.get(BrandAdministration, { strict: false }).require(urlRoute, null);
  if (level !== brandLevel.partner) throw new UserError('--brand: name the partner, not a sub-partner of it');
}
