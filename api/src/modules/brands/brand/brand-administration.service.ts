import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable } from '@nestjs/common';
import { brandLevel, isPictureName, liftedTheme, themeMessages, type Lift } from '@home-move/contract';
import { Transactions } from '../../../common/database/transactions.js';
import { ENV, type Env } from '../../../config/env.js';
import { BrandError, type BrandProblem } from './brand-error.js';
import { type BrandPicture, pictureSettings } from './brand-picture.js';
import { BrandPictureRepository } from './brand-picture.repository.js';
import { type BrandPath, brandPathSchema, type BrandPlace, brandPlaceSchema, levelName } from './brand-place.schema.js';
import { type ChangedFields, BrandRepository } from './brand.repository.js';
import { BrandService } from './brand.service.js';
import { brandChangesSchema, brandSettingsSchema, type BrandSettings } from './brand-settings.schema.js';
import {
  defaultSettings,
  differences,
  fieldsOf,
  replaceSettings,
  type SettingChange,
  settingsOf,
  statedSettings,
} from './brand-settings.js';
import { type Brand, brandPath } from './brands.data.js';
import { parseSettings, problemsIn, type TypedSettings } from './typed-settings.js';

/** A brand after a command, and the settings that the command changes. */
export interface BrandChange {
  readonly brand: Brand;
  readonly changes: readonly SettingChange[];
  /** The colours of a given look that were lifted so that the brand's pages are readable. */
  readonly lifts?: readonly Lift[];
}

/** How a command runs. */
export interface RunOptions {
  /** If true, the command checks everything and stores nothing. */
  readonly isDryRun?: boolean;
}

/** How a command that gives settings runs. */
export interface SettingsRun extends RunOptions {
  /** The content of pictures that the settings name, and that may not be stored yet. */
  readonly pictures?: readonly BrandPicture[];
}

/** Adds and changes brands. Changes take effect with the next document, call or message. */
@Injectable()
export class BrandAdministration {
  constructor(
    private readonly repository: BrandRepository,
    private readonly pictures: BrandPictureRepository,
    private readonly brands: BrandService,
    private readonly transactions: Transactions,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** The brand of a route and an optional branch. Throws BrandError. */
  async require(urlRoute: string, branch: number | null): Promise<Brand> {
    const brand = await this.brands.find(urlRoute, branch);
    if (!brand) throw new BrandError(unknownBrand({ urlRoute, branch }));
    return brand;
  }

  /** Adds a brand. It takes missing settings from its partner, or else from the defaults. Throws BrandError. */
  async add(typed: TypedSettings, { isDryRun = false, pictures = [] }: SettingsRun = {}): Promise<BrandChange> {
    const { brand, lifts } = await this.newBrand(typed, pictures);
    if (!isDryRun) await this.transactions.run(() => this.storeNew(brand, pictures));
    return { brand, changes: differences(null, brand), lifts };
  }

  /** Changes the given settings of the brand at `route` and `branch`. Throws BrandError. */
  async change(typed: TypedSettings, { isDryRun = false, pictures = [] }: SettingsRun = {}): Promise<BrandChange> {
    const path = brandPathSchema.safeParse(typed);
    const brand = path.success ? await this.brands.find(path.data.route, path.data.branch) : null;
    const { given, problems } = parseSettings(brandChangesSchema(this.env.APP_MODE).partial(), typed);
    const { 'add-origins': add = [], 'remove-origins': remove = [], ...settings } = given;
    const unlisted = remove.filter((origin) => brand !== null && !brand.hostOrigins.includes(origin));
    const all = [
      ...(path.success ? (brand ? [] : [unknownAt(path.data)]) : problemsIn(path.error)),
      ...problems,
      ...problemsOfLook(typed),
      ...(brand ? problemsOfDarkLogo(given, settingsOf(brand)) : []),
      ...(await this.problemsOfPictures(given, pictures)),
      ...unlisted.map((origin) => ({ setting: 'remove-origins', message: `${origin} is not in its list` })),
      ...(problems.length === 0 && Object.keys(given).length === 0 ? [nothingGiven] : []),
    ];
    if (!brand || all.length > 0) throw new BrandError(all);
    const origins = [...new Set([...brand.hostOrigins, ...add])].filter((origin) => !remove.includes(origin));
    const { lifted, lifts } = liftLook(settings);
    const changed = { ...brand, ...fieldsOf(replaceSettings(settingsOf(brand), { ...lifted, origins })) };
    if (!isDryRun) {
      // First, so that no document names a picture that is not stored yet.
      await this.pictures.store(pictures);
      await this.store(brand, changed, { add, remove });
    }
    return { brand: changed, changes: differences(brand, changed), lifts };
  }

  private async newBrand(
    typed: TypedSettings,
    pictures: readonly BrandPicture[],
  ): Promise<Required<Pick<BrandChange, 'brand' | 'lifts'>>> {
    const place = brandPlaceSchema.safeParse(typed);
    const { given, problems } = parseSettings(brandSettingsSchema(this.env.APP_MODE).partial(), typed);
    if (!place.success) throw new BrandError([...problemsIn(place.error), ...problems]);
    const { route, partner = route, level, id, branch } = place.data;
    const parent = level === brandLevel.partner ? null : await this.brands.find(partner);
    const hasBase = level === brandLevel.partner || parent !== null;
    const all = [
      ...(await this.problemsOfPlace(place.data, parent)),
      ...problems,
      ...problemsOfLook(typed),
      ...problemsOfDarkLogo(given, parent && settingsOf(parent)),
      ...(await this.problemsOfPictures(given, pictures)),
      ...(hasBase ? missingSettings(typed, parent) : []),
    ];
    if (all.length > 0) throw new BrandError(all);
    const { name: _name, ...inherited } = parent ? settingsOf(parent) : { name: '', ...defaultSettings };
    const { lifted, lifts } = liftLook(given);
    const brand = {
      id,
      level,
      urlRoute: route,
      branch,
      partner: parent?.urlRoute ?? null,
      archivedAt: null,
      ...fieldsOf(replaceSettings(inherited, lifted)),
    };
    return { brand, lifts };
  }

  private async problemsOfPlace(
    { route, partner, level, id, branch }: BrandPlace,
    parent: Brand | null,
  ): Promise<readonly BrandProblem[]> {
    const [setting, above] = level === brandLevel.subpartner ? ['partner', partner ?? ''] : ['route', route];
    const [sameId, samePath] = await Promise.all([
      this.brands.byLevelAndId(level, id),
      this.brands.find(route, branch),
    ]);
    return [
      ...(level !== brandLevel.partner && !parent ? [{ setting, message: `there is no brand ${above}` }] : []),
      ...(level === brandLevel.subpartner && parent && parent.level !== brandLevel.partner
        ? [{ setting, message: `${above} is a ${levelName(parent.level)} itself` }]
        : []),
      ...(parent && parent.archivedAt !== null ? [{ setting, message: `${above} is archived` }] : []),
      ...(sameId
        ? [{ setting: 'id', message: `${levelName(level)} ${id} is there already: ${brandPath(sameId)}` }]
        : []),
      ...(samePath ? [{ setting: 'route', message: `${brandPath(samePath)} is there already` }] : []),
    ];
  }

  /** Pictures that the settings name, but that are neither given nor stored. */
  private async problemsOfPictures(
    { look, ...given }: Partial<BrandSettings>,
    pictures: readonly BrandPicture[],
  ): Promise<readonly BrandProblem[]> {
    const named = [
      ...pictureSettings.map((setting) => ({ setting, name: given[setting] })),
      ...[look?.logo, look?.darkLogo, look?.mark].map((name) => ({ setting: 'look', name })),
    ].flatMap(({ setting, name }) => (isUploaded(name) ? [{ setting, name }] : []));
    const names = named.map(({ name }) => name).filter((name) => !pictures.some((picture) => picture.name === name));
    const missing = await this.pictures.missing(names);
    return named
      .filter(({ name }) => missing.includes(name))
      .map(({ setting, name }) => ({ setting, message: `there is no picture ${name}` }));
  }

  private async storeNew(brand: Brand, pictures: readonly BrandPicture[]): Promise<void> {
    await this.pictures.store(pictures);
    if (!(await this.repository.add(brand))) throw new BrandError(`${brandPath(brand)} is there already`);
  }

  /** Stores only the changed fields, so that concurrent changes of other fields are kept. */
  private async store(
    before: Brand,
    after: Brand,
    hosts: { readonly add: readonly string[]; readonly remove: readonly string[] },
  ): Promise<void> {
    const { hostOrigins: _hosts, ...settings } = after;
    const fields: ChangedFields = Object.fromEntries(
      Object.entries(settings).filter(([name, value]) => !isDeepStrictEqual(value, before[name as keyof Brand])),
    );
    await this.repository.change(before, fields);
    await this.repository.changeHosts(before, hosts);
  }
}

const unknownBrand = (brand: Pick<Brand, 'urlRoute' | 'branch'>) => `there is no brand ${brandPath(brand)}`;
const unknownAt = ({ route, branch }: BrandPath): BrandProblem => ({
  setting: null,
  message: unknownBrand({ urlRoute: route, branch }),
});

/** The given settings with a readable look, and the colours that were lifted for it. */
function liftLook(given: Partial<BrandSettings>): {
  readonly lifted: Partial<BrandSettings>;
  readonly lifts: readonly Lift[];
} {
  if (!given.look) return { lifted: given, lifts: [] };
  const { theme, lifts } = liftedTheme(given.look);
  return { lifted: { ...given, look: theme }, lifts };
}

/** A brand has one of our looks, or its own. */
const problemsOfLook = ({ theme, look }: TypedSettings): readonly BrandProblem[] =>
  theme === undefined || look === undefined ? [] : [{ setting: 'look', message: 'not together with a theme' }];

const isUploaded = (name: string | null | undefined): name is string => typeof name === 'string' && isPictureName(name);

/** A logo for dark pages needs an uploaded one for light pages, which `before` may have. */
function problemsOfDarkLogo(
  { logo, look, 'dark-logo': darkLogo }: Partial<BrandSettings>,
  before: { readonly logo: string | null } | null,
): readonly BrandProblem[] {
  const onLight = logo === undefined ? (look?.logo ?? before?.logo) : logo;
  return isUploaded(darkLogo) && !isUploaded(onLight)
    ? [{ setting: 'dark-logo', message: themeMessages.darkLogo }]
    : [];
}

const nothingGiven: BrandProblem = { setting: null, message: 'give at least one setting to change' };

/** The required settings that a new brand neither states nor takes from its partner. */
function missingSettings(typed: TypedSettings, parent: Brand | null): readonly BrandProblem[] {
  const inherited = parent ? { ...settingsOf(parent), name: null } : null;
  const hasLook = typed['look'] !== undefined || inherited !== null;
  return statedSettings
    .filter((name) => typed[name] === undefined && (inherited?.[name] ?? null) === null)
    .filter((name) => name !== 'theme' || !hasLook)
    .map((setting) => ({ setting, message: 'is missing' }));
}
