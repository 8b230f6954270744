import { remoteConfig } from '../dev/build/remote.mjs';

export default remoteConfig({
  dir: import.meta.dirname,
  name: 'telephony',
  routes: [],
  kind: 'optional',
  // A CRM may mount the panel without the shell.
  carriesReact: true,
});
