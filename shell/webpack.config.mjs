import { shellConfig } from '../dev/build/shell.mjs';

export default shellConfig({ dir: import.meta.dirname });
