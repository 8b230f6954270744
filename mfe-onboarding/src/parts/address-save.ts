import { problemOf, type RuntimeContract } from '@home-move/contract';

/** Saves an address. A 401 of it leads to /login whatever the brand's own login is; agents leave the portal instead. [ADDR-20, SESS-10] */
export async function addressSave<Saved>(
  { navigate, portal }: Pick<RuntimeContract, 'navigate' | 'portal'>,
  save: () => Promise<Saved>,
): Promise<Saved> {
  try {
    return await save();
  } catch (error) {
    if (problemOf(error).status === 401 && portal === 'tenant') navigate('/login', { replace: true });
    throw error;
  }
}
