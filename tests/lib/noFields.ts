/** What blocks are told of fields on a site whose collections declare none. */
export const noFields = { fieldsOf: () => [], ownFields: [], fieldFrame: { lang: 'en', timeZone: 'UTC', words: { yes: 'Yes', no: 'No' } }, ownPlace: undefined }
