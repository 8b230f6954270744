// The accessibility statement, from the results of `npm run accessibility`: the content of docs/accessibility.md.

/** Each check with its subject, and the pages on which it runs. */
const checks = {
  axe: ['axe', 'all its rules, in light and dark'],
  htmlCodeSniffer: ['HTML_CodeSniffer', 'errors against WCAG 2 AA, in light and dark'],
  readingOrder: [
    'Reading order',
    'fields, headings and buttons of forms are shown in the order in which they are read',
  ],
  textSize: [
    'Text at 200%',
    'with a root font size of 200% texts up to 20 px grow to 185% or more, larger headings to 140% or more; nothing is cut off, no horizontal scrolling; at 1280 px',
  ],
  zoom: ['Zoom of 400%', 'no horizontal scrolling at 320 px, which is 1280 px at a zoom of 400%'],
  motion: ['Reduced motion', 'no animation or transition of more than 10 ms'],
  forcedColours: ['Forced colours', 'axe without its rule for contrast; no text is missing'],
  focus: ['Focus', 'visible on each link, button and field, in forced colours'],
};

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const row = (cells) => `| ${cells.join(' | ')} |`;
const table = (head, rows) => [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
const inCell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** How often a check ran, and how many of these times it found something; on one route, or on all. */
function tallyOf({ routes, faults, exceptions }, check, route) {
  const counted = Object.entries(routes).filter(([name]) => route === undefined || name === route);
  const isCounted = (found) => found.check === check && (route === undefined || found.route === route);
  return {
    runs: sum(counted.map(([, { audits }]) => audits[check] ?? 0)),
    failed: faults.filter(isCounted).length,
    excepted: exceptions.filter(isCounted).length,
  };
}

const resultOf = ({ runs, failed, excepted }) =>
  [runs === 0 ? '–' : `${runs - failed} of ${runs}`, ...(excepted > 0 ? [`(${excepted} with exceptions)`] : [])].join(
    ' ',
  );

/** The faults of one check on one page, together: they differ in brand, width and mode. */
function byPage(faults) {
  const groups = new Map();
  for (const fault of faults) {
    const key = `${fault.check} ${fault.route}`;
    groups.set(key, [...(groups.get(key) ?? []), fault]);
  }
  return [...groups.values()];
}

const placeOf = ({ brand, width, mode }) => [brand, `${width} px`, ...(mode === null ? [] : [mode])].join(' ');

function faultRow(faults) {
  const [{ check, route, examples }] = faults;
  const count = sum(faults.map((fault) => fault.count));
  const places = [...new Set(faults.map(placeOf))].join(', ');
  return [checks[check][0], `\`${route}\``, places, `${count}, such as ${inCell(examples.join('; '))}`];
}

/**
 * The whole statement.
 * @param results of `npm run accessibility`
 * @param paths of the routes, by name; other names in the results are states and documents without a path
 * @param exceptions known exceptions, ignored codes of HTML_CodeSniffer and essential animations
 */
export function accessibilityStatement(results, paths, { knownExceptions, ignoredCodes, essentialAnimations }) {
  const { date, commit, tools, routes, faults } = results;
  const names = Object.keys(checks);
  const tallies = names.map((check) => [check, tallyOf(results, check)]);
  const total = sum(tallies.map(([, { runs }]) => runs));
  const failed = sum(tallies.map(([, tally]) => tally.failed));
  const excepted = sum(tallies.map(([, tally]) => tally.excepted));
  const list = (items, none) => (items.length > 0 ? items.map((item) => `- ${item}`).join('\n') : none);
  return [
    '# Accessibility statement',
    'Written by `npm run docs:update` from [`accessibility.json`](accessibility.json), the results of `npm run accessibility`.\nA test fails if this page differs from them, or if a route of the product is missing.',
    '## Target',
    `The portal aims to conform to [WCAG 2.2](https://www.w3.org/TR/WCAG22/) at level AA. On ${date}, ${total - failed} of ${total} automated\nchecks passed${excepted > 0 ? `, ${excepted} of them with known exceptions` : ''}. Automated checks find some of the possible faults, so this is no claim of conformance.`,
    '## Scope',
    'Every route of the hosted portal, in light and dark, at 320 and 1280 px, in brands that differ in colours, corners and typeface; the portal\nin a partner’s page and in its dialog; the panel of call-centre agents, next to the journey and in a CRM; the page for web developers.\nSites of suppliers and of partners, emails, PDF files and the pages of the demonstration are outside the scope.',
    '## Checks',
    `Commit \`${commit}\`, ${date}: axe ${tools.axe}, HTML_CodeSniffer ${tools.htmlCodeSniffer}, Chromium ${tools.chromium}.`,
    table(
      ['Check', 'What passes', 'Passed'],
      tallies.map(([check, tally]) => [...checks[check], resultOf(tally)]),
    ),
    'The specs `spoken-*.spec.tsx` of the shell and of each remote have a virtual screen reader read each form: role, name, description and state of\nevery field in the order of the page, and the errors of a submission without entries. `npm test` runs them, and a whole enrolment by keyboard\nis part of `npm run test:full` ([story](../e2e/tests/mover/keyboard-enrolment.spec.ts)).',
    '## Results by route',
    'Passed checks of each page. Without a path: a state of a page, or a document in another one.',
    table(
      ['Page', 'Path', 'Brands', ...names.map((check) => checks[check][0])],
      Object.entries(routes).map(([name, { brands }]) => [
        `\`${name}\``,
        paths[name] === undefined ? '' : `\`${paths[name]}\``,
        brands.join(', '),
        ...names.map((check) => resultOf(tallyOf(results, check, name))),
      ]),
    ),
    '## Faults',
    faults.length === 0
      ? 'The checks found none.'
      : table(['Check', 'Page', 'Where', 'Elements'], byPage(faults).map(faultRow)),
    '## Known exceptions',
    list(
      knownExceptions.map(
        ({ check, fault, reason, plan }) => `${checks[check][0]}, \`${fault.source}\`: ${reason} Plan: ${plan}`,
      ),
      'There are none.',
    ),
    '## Not counted',
    list(
      [
        ...ignoredCodes.map(({ code, reason }) => `HTML_CodeSniffer, \`${code}\`: ${reason}`),
        ...essentialAnimations.map(({ name, reason }) => `Reduced motion, \`${name.source}\`: ${reason}`),
      ],
      'Everything that a check reports is counted.',
    ),
    '## Not tested',
    list(
      [
        'with people who use assistive technology;',
        'with a screen reader of an operating system, voice control or a magnifier;',
        'in another browser than Chromium;',
        'dialogs, open lists and errors of most pages by the two engines; the specs of their components audit these with axe.',
      ],
      '',
    ),
    '## Contact',
    'Each page shows the phone number and email address of its brand’s support in its footer. Agents and partners contact the support of their brand.',
  ]
    .join('\n\n')
    .concat('\n');
}
