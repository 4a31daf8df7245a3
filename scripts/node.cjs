// Stands before every command, so that an old Node is told in a sentence. It is written so that any Node can read it.
const needed = require('../package.json').engines.node.replace('>=', '')

/** Major and minor version as one number: "20.19.4" is 20019. */
const number = (version) => Number(version.split('.')[0]) * 1000 + Number(version.split('.')[1])

if (number(process.versions.node) < number(needed)) {
  console.error(`This project needs Node ${needed} or newer, and this is Node ${process.versions.node}. Install the current one from nodejs.org and try again.`)
  process.exit(1)
}

/** Why nothing can be written to the folder for temporary files, as the system says it. */
const faultOf = (folder) => {
  const { mkdtempSync, rmdirSync } = require('node:fs')
  try {
    rmdirSync(mkdtempSync(`${folder}/quoin-`))
  } catch (error) {
    return error.code
  }
}

const temporary = require('node:os').tmpdir()
const fault = faultOf(temporary)
// What compiles the program as it runs keeps its results there, and would end with a page of its own words, or in some places never.
// A full disk it does without.
if (fault && fault !== 'ENOSPC' && fault !== 'EDQUOT') {
  console.error(`No temporary files can be written to ${temporary} (${fault}). Let TMPDIR name another folder.`)
  process.exit(1)
}
