const byId = (id) => document.querySelector(`#${id}`);
const [form, file, result, title, state, counts, report, importButton, problem] = [
  'file-form',
  'file',
  'result',
  'result-title',
  'state',
  'counts',
  'report',
  'import',
  'problem',
].map(byId);

const labels = {
  check: {
    created: 'Ready to import',
    unchanged: 'Sent before',
    invalid: 'With errors',
    differs: 'Sent before with other details',
    objected: 'The tenant has objected',
    skipped: 'Skipped',
  },
  import: {
    created: 'Imported',
    unchanged: 'Sent before',
    invalid: 'With errors',
    differs: 'Sent before with other details',
    objected: 'The tenant has objected',
    skipped: 'Skipped',
  },
};
const number = new Intl.NumberFormat('en-GB');
const mediaTypes = { csv: 'text/csv', ndjson: 'application/x-ndjson', jsonl: 'application/x-ndjson' };

/** The import on the page, and the latest progress of each import. */
let shownId;
const progress = new Map();

function show({ id, mode, state: current, rows, results }) {
  const processed = Object.values(results).reduce((sum, count) => sum + count, 0);
  const hasEnded = current === 'done' || current === 'stopped';
  title.textContent = mode === 'check' ? 'Check of the file' : 'Import of the file';
  const outcome = current === 'stopped' ? 'Stopped' : 'Finished';
  state.textContent = hasEnded
    ? `${outcome}: ${number.format(rows)} rows`
    : `In progress: ${number.format(processed)} of ${number.format(rows)} rows`;
  const entries = Object.entries(results).filter(([, count]) => count > 0);
  counts.replaceChildren(...entries.map(([name, count]) => countOf(labels[mode]?.[name] ?? name, count)));
  report.hidden = !hasEnded;
  report.href = `/imports/${encodeURIComponent(id)}/report`;
  importButton.hidden = !(mode === 'check' && hasEnded && (results.created ?? 0) > 0);
  problem.hidden = true;
  result.hidden = false;
}

function countOf(label, count) {
  const [item, term, value] = ['div', 'dt', 'dd'].map((name) => document.createElement(name));
  term.textContent = label;
  value.textContent = number.format(count);
  item.append(term, value);
  return item;
}

function showProblem(heading, messages = []) {
  const first = document.createElement('p');
  first.textContent = heading;
  const list = document.createElement('ul');
  for (const message of messages) list.append(Object.assign(document.createElement('li'), { textContent: message }));
  problem.replaceChildren(first, ...(messages.length > 0 ? [list] : []));
  problem.hidden = false;
}

async function send(mode) {
  const [chosen] = file.files;
  if (!chosen) return;
  const ending = chosen.name.toLowerCase().split('.').at(-1);
  const type = mediaTypes[ending] ?? 'text/csv';
  const buttons = document.querySelectorAll('main button');
  for (const button of buttons) button.setAttribute('aria-disabled', 'true');
  result.setAttribute('aria-busy', 'true');
  try {
    const response = await fetch(`/imports?mode=${mode}`, {
      method: 'POST',
      headers: { 'Content-Type': type },
      body: chosen,
    });
    if (response.status === 413) return failed('The file is too large.');
    const answer = await response.json();
    if (!response.ok) return failed(`Home Move did not accept the file: ${answer.title}`, answer.errors);
    shownId = answer.id;
    show(progress.get(answer.id) ?? answer);
    title.focus();
  } catch {
    failed('The file could not be sent. If you have changed it, choose it again.');
  } finally {
    for (const button of buttons) button.removeAttribute('aria-disabled');
    result.removeAttribute('aria-busy');
  }
}

function failed(heading, messages) {
  shownId = undefined;
  result.hidden = true;
  showProblem(heading, messages);
}

const isBusy = (button) => button.getAttribute('aria-disabled') === 'true';

form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (!isBusy(event.submitter ?? form.querySelector('button'))) void send('check');
});
importButton.addEventListener('click', () => {
  if (!isBusy(importButton)) void send('import');
});
// Another file needs another check.
file.addEventListener('change', () => {
  shownId = undefined;
  result.hidden = true;
  problem.hidden = true;
});

new EventSource('/updates').addEventListener('import', ({ data }) => {
  const fileImport = JSON.parse(data);
  progress.set(fileImport.id, fileImport);
  if (fileImport.id === shownId) show(fileImport);
});
