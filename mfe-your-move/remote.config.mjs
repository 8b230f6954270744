export default {
  name: 'your-move',
  kind: 'optional',
  contract: '^1.18.0',
  firstSteps: ['your-move'],
  offlinePage: './src/meter-day/offline/main.tsx',
};
