import { brandLooks } from '../../src/common/database/migrations/2026-11-27-brand-looks.js';
import { databaseFor } from './migration.fixture.js';

const { collection, migrate } = databaseFor(brandLooks);

const brands = () => collection<{ _id: string }>('brands');

describe('brands of the version before looks were data', () => {
  it.each([
    ['default', '#0b5563', '#86cfd8', 'rounded', 'figtree', 'shadows'],
    ['oakwood', '#741d2c', '#eda7ad', 'slight', 'newsreader', 'shadows'],
    ['harbour', '#0d0e10', '#ffffff', 'square', 'figtree-heavy', 'lines'],
    ['meadow', '#26722c', '#94d885', 'pill', 'figtree-bold', 'shadows'],
  ])('get the look of the theme %s, and keep its name', async (theme, accent, darkAccent, corners, font, depth) => {
    const stored = { _id: '1:150', urlRoute: 'ashfield', theme, logo: theme };
    await brands().insertOne(stored);
    await migrate();
    expect(await brands().findOne()).toMatchObject({
      ...stored,
      look: {
        light: { accent },
        dark: { accent: darkAccent },
        corners,
        font,
        depth,
        logo: null,
        darkLogo: null,
        mark: theme,
      },
    });
  });

  it.each([
    ['the mark of another theme', 'harbour', 'harbour'],
    ['a picture', 'https://ashfield.example/logo.svg', 'meadow'],
  ])('keep their logo if it is %s, and get a mark', async (_, logo, mark) => {
    const stored = { _id: '1:150', urlRoute: 'ashfield', theme: 'meadow', logo };
    await brands().insertOne(stored);
    await migrate();
    expect(await brands().findOne()).toMatchObject({ ...stored, look: { light: { accent: '#26722c' }, mark } });
  });

  it('keep another look when the migration runs again', async () => {
    const look = { light: { accent: '#2a75a4', surface: '#ffffff' }, dark: {}, corners: 'pill' };
    const stored = { _id: '1:150', theme: 'default', logo: 'default', look, lookHash: '0123456789abcdef' };
    await brands().insertOne(stored);
    await migrate();
    expect(await brands().findOne()).toEqual(stored);
  });
});
