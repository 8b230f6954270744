import * as z from 'zod/mini';
import { flatmateSchema } from './flatmate.schema';

const messages = (value: unknown) =>
  flatmateSchema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
const alex = { name: 'Alex Morgan-Smith', email: 'alex@example.test' };

describe('a flatmate', () => {
  it('has a name and an email address, without what copying adds', () => {
    expect(z.parse(flatmateSchema, { name: ' Zoë O’Neill ', email: 'Zoë <Zoe@Example.test>' })).toEqual({
      name: 'Zoë O’Neill',
      email: 'zoe@example.test',
    });
  });

  it.each(['', '   '])('needs a name: %j [FLAT-04]', (name) => {
    expect(messages({ ...alex, name })).toEqual(['name: Mandatory']);
  });

  it.each([
    ['A', 'name: The length of Name must be at least of 2 characters'],
    ['a'.repeat(51), 'name: The length of Name must be 50 characters or fewer'],
    ['Win £1000 at http://evil.example', 'name: Name cannot contain numbers or special characters'],
  ])('rejects %j, which is no name', (name, message) => {
    expect(messages({ ...alex, name })).toEqual([message]);
  });

  it.each(['', 'alex', 'alex@', 'alex@example', 'a@b.test, c@d.test'])(
    'needs a valid email address: %j [FLAT-05]',
    (email) => {
      expect(messages({ ...alex, email })).toEqual(['email: Please enter a valid email address']);
    },
  );
});
