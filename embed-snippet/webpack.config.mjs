import { embedConfig } from '../dev/build/embed.mjs';

export default embedConfig({ dir: import.meta.dirname });
