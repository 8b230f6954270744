import { embedConfig } from '../build/embed.mjs';

export default embedConfig({ dir: import.meta.dirname });
