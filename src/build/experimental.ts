/** How the bundler reads: of packages with hundreds of components only those that somebody imports. To read all others would take twice the memory. */
export const experimental = { lazyBarrel: true }
