// The webpack command, found where this package finds it: npm may hoist webpack itself away from its command line.
import 'webpack-cli/bin/cli.js';
