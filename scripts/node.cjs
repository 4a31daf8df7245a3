// Stands before every command, so that an old Node is told in a sentence. It is written so that any Node can read it.
const needed = require('../package.json').engines.node.replace('>=', '')

/** Major and minor version as one number: "20.19.4" is 20019. */
const number = (version) => Number(version.split('.')[0]) * 1000 + Number(version.split('.')[1])

if (number(process.versions.node) < number(needed)) {
  console.error(`This project needs Node ${needed} or newer, and this is Node ${process.versions.node}. Install the current one from nodejs.org and try again.`)
  process.exit(1)
}
