const MAX_SHOWN = 10;

/**
 * Prints the counts of acknowledged, stored, lost and duplicated records. Returns the number of faults: lost, duplicated, refused or unanswered
 * requests, and unexpected responses above 499.
 */
export function report({ lines, client, customers, errors }, log) {
  log(`${customers.length} customers; responses ${JSON.stringify(client.statuses)}, ${client.repeats} repeated`);
  log('');
  log(row(['', 'acknowledged', 'unknown', 'stored', 'lost', 'duplicated']));
  for (const [name, { done, unknown, stored, lost, duplicated }] of lines)
    log(row([name, done, unknown, stored, lost, duplicated]));
  const refused = customers.flatMap(({ actions }) => actions.filter(({ outcome }) => outcome === 'refused'));
  const open = customers.flatMap(({ actions }) => actions.filter(({ outcome }) => outcome === 'open'));
  for (const { kind, status, code, answer } of [...refused, ...open].slice(0, MAX_SHOWN))
    log(`✘ ${kind} answered ${status} ${code} ${JSON.stringify(answer)}`);
  for (const line of new Set(errors.map(summary))) log(`log: ${line}`);
  const sum = (name) => [...lines.values()].reduce((all, each) => all + each[name], 0);
  const faults = { lost: sum('lost'), duplicated: sum('duplicated'), unanswered: refused.length + open.length };
  const unexpected = client.unexpected.length;
  for (const failure of new Set(client.unexpected)) log(`✘ ${failure}`);
  log(
    `\n${faults.lost} lost, ${faults.duplicated} duplicated, ${faults.unanswered} refused or without an answer, ${unexpected} unexpected responses above 499`,
  );
  return faults.lost + faults.duplicated + faults.unanswered + unexpected;
}

const row = ([name, ...numbers]) =>
  `${String(name).padEnd(30)}${numbers.map((text) => String(text).padStart(14)).join('')}`;

function summary(line) {
  if (!line.startsWith('{')) return line;
  const { msg, err } = JSON.parse(line);
  return `${msg}: ${err?.message ?? ''}`;
}
