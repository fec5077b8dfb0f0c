import { text } from 'node:stream/consumers';
import { createConfig, lintFromString } from '@redocly/openapi-core';

/** Lints the OpenAPI document on stdin with Redocly's strict rules and prints one problem a line. */
const config = await createConfig({
  extends: ['recommended-strict'],
  // It compares paths of different methods. A test of the document compares those of one method.
  rules: { 'no-ambiguous-paths': 'off' },
});
const source = await text(process.stdin);
const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
for (const { ruleId, message, location } of problems)
  process.stdout.write(`${ruleId}: ${message} ${location[0]?.pointer}\n`);
