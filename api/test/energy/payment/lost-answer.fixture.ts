import { energyEndpoints, type ShownSelection } from '@home-move/contract';
import { DomainError } from '../../../src/common/problem/domain.error.js';
import { QuotesPort } from '../../../src/providers/quotes/quotes.port.js';
import { samsDirectDebit, type Mover } from '../../journey/mover.builder.js';
import type { BootedApp } from '../../support/boot-app.js';

/** Applies for the plan; the supplier accepts the application, and the answer is lost. */
export async function applyWithoutAnswer(
  api: BootedApp,
  mover: Mover & { readonly shown: ShownSelection },
  form: object = {},
): Promise<void> {
  const provider = api.app.get(QuotesPort, { strict: false });
  const really = (Object.getPrototypeOf(provider) as QuotesPort).submit.bind(provider);
  const submit = jest.spyOn(provider, 'submit').mockImplementationOnce(async (...sent) => {
    await really(...sent);
    throw new DomainError('THIRD_PARTY');
  });
  const body = { ...samsDirectDebit, ...mover.shown, ...form };
  const { token } = mover;
  expect(await api.call(energyEndpoints.directDebit, { body }, { token })).toMatchObject({ status: 502 });
  submit.mockRestore();
}
