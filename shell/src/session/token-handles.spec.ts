import { enrolmentEndpoints, otpEndpoints, type Tokens } from '@home-move/contract';
import { someTokens } from '../testing/fake-api';
import { createTokenHandles } from './token-handles';

const answering = (answer: unknown) => {
  const begin = jest.fn<Promise<void>, [Tokens]>(() => Promise.resolve());
  return { begin, handles: createTokenHandles(() => Promise.resolve(answer as never), { begin }) };
};
const text = (value: unknown) => JSON.stringify(value);

it('answers with handles in place of tokens, and begins the session of the tokens', async () => {
  const { begin, handles } = answering({ ...someTokens(1), id: '665f' });
  const { id, ...tokens } = await handles.send(enrolmentEndpoints.create, { body: { selectedPartner: 1 } });
  expect(id).toBe('665f');
  expect(text(tokens)).not.toMatch(/user-1|refresh-1/);
  await handles.begin(tokens);
  expect(begin).toHaveBeenCalledWith(expect.objectContaining(someTokens(1)));
  // A session that could not be loaded is begun again.
  await handles.begin(tokens);
  expect(begin).toHaveBeenLastCalledWith(expect.objectContaining(someTokens(1)));
});

it.each(['token', 'tokens'])('hides tokens in the field %s', async (field) => {
  const { begin, handles } = answering({ result: 0, [field]: someTokens(2) });
  const answer: unknown = await handles.send(otpEndpoints.verify, { body: { channel: 'email', code: '1' } as never });
  expect(text(answer)).toContain('"result":0');
  expect(text(answer)).not.toMatch(/user-2|refresh-2/);
  await handles.begin(Reflect.get(answer as object, field) as Tokens);
  expect(begin).toHaveBeenCalledWith(someTokens(2));
});

it.each([[undefined], [null], ['text'], [[1]], [{ token: 'a link', other: 1 }], [{ tokens: null }]])(
  'leaves %j as it is',
  async (answer) => {
    const { handles } = answering(answer);
    expect(await handles.send(enrolmentEndpoints.mine, {})).toEqual(answer);
  },
);
