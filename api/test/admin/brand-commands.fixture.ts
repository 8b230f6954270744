import { ashfield } from '../brands/brand/ashfield.builder.js';
import { type BootedApp, bootApp } from '../support/boot-app.js';
import { runAdminCommand } from './terminal.fixture.js';

/** Boots an application for the tests of a file, and returns what specs of `brand` commands run and read there. */
export function bootForBrandCommands() {
  let booted: BootedApp;
  beforeAll(async () => {
    booted = await bootApp();
  });
  afterAll(() => booted.close());

  const collection = (name: string) => booted.database.collection<{ _id: string }>(name);
  return {
    api: () => booted,
    collection,
    run: (...args: string[]) => runAdminCommand(booted, args),
    page: (path: string) => booted.send('GET', path, { headers: { accept: 'text/html' } }),
    stored: (id: string) => collection('brands').findOne({ _id: id }),
  };
}

/** The options of a command with these values. */
export const optionsOf = (values: Readonly<Record<string, string>>): string[] =>
  Object.entries(values).flatMap(([name, value]) => [`--${name}`, value]);

/** The options of `brand add` for a new partner with two sites. */
export const newPartner = (overrides: Readonly<Record<string, string>> = {}): string[] =>
  optionsOf(ashfield({ origins: 'https://www.ashfield.example, https://ashfield.example/', ...overrides }));
