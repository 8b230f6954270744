import type { CallInput, Endpoint } from '@home-move/contract';
import { useState } from 'react';
import { useRuntime } from '../runtime/runtime-context';
import { useAction, type Action } from './use-action';

/** How long a browser may take to start saving a file. */
const savingMs = 60_000;

export interface FileDownload extends Action<[]> {
  /** Whether the file was handed to the browser, which may save it without a sign. */
  readonly isReady: boolean;
}

/** Fetches a file and saves it: for a button, because the call needs the mover's token, which a link cannot send. */
export function useFileDownload<Input extends CallInput>(
  endpoint: Endpoint<Input, Blob>,
  input: Input,
  fileName: string,
): FileDownload {
  const { http } = useRuntime();
  const [isReady, setReady] = useState(false);
  const action = useAction(async () => {
    setReady(false);
    save(await http.send(endpoint, input), fileName);
    setReady(true);
  });
  return { ...action, isReady };
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), savingMs);
}
