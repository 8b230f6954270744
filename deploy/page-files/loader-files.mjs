import { createHash } from 'node:crypto';

/** The modules of the loader. A module contains only the addresses of earlier ones. */
const loaderModules = ['settings', 'dialog', 'behaviour'];

/** The places of the build that receive the origins of a portal, and the addresses and hashes of modules. */
const placeholder = /__HM_\w+?__/g;

/**
 * The files of the loader for one portal. The loader is built once for all installations; this writes the origins into it, and the
 * addresses and hashes of its modules into it and into the modules that load them. The modules have a hash in their names and stay:
 * pages may hold an earlier loader for five minutes.
 * @param version of the build
 * @param addresses of the portal, the telephony portal and the admin portal
 * @param read returns the text of a file of the build by its name; it rejects for a missing file
 * @returns the text of the loader, and of each module with its path in the store
 */
export async function loaderFiles(version, { portal, telephony, adminPortal }, read) {
  const values = {
    __HM_PORTAL_ORIGIN__: portal,
    __HM_TELEPHONY_ORIGIN__: telephony,
    __HM_ADMIN_ORIGIN__: new URL(adminPortal).origin,
  };
  const fill = async (name) => (await read(name)).replaceAll(placeholder, (found) => values[found] ?? found);
  const modules = [];
  for (const name of loaderModules) {
    const text = await fill(`${name}.js`);
    const hash = createHash('sha256').update(text).digest();
    const path = `v${version}/${name}.${hash.toString('hex').slice(0, 8)}.js`;
    values[`__HM_${name.toUpperCase()}__`] = `../${path}`;
    // A shorter hash than that of other files: the loader contains it, and has a budget of 4 kB.
    values[`__HM_${name.toUpperCase()}_INTEGRITY__`] = `sha256-${hash.toString('base64')}`;
    modules.push({ path, text });
  }
  return { loader: await fill('loader.js'), modules };
}
