export default {
  name: 'telephony',
  kind: 'optional',
  contract: '^1.8.0',
  // A CRM may mount the panel without the shell.
  standsAlone: true,
};
