/// <reference path="../../ui/src/styles/css-modules.d.ts" />
