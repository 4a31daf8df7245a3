// Builds the site and serves it. A build that fails serves nothing: the problem is the first thing to see.
await import('./build')
await import('./serve')
export {}
