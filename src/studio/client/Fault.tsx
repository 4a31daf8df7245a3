import { Alert, Button, Stack, Text } from '@mantine/core'

/** What is shown in place of the Studio where that has a fault of its own. */
export function Fault({ error }: { error: unknown }) {
  return (
    <main>
      <Alert color="red" title="The Studio has a fault of its own" m="md">
        <Stack align="start">
          <Text>The content file is as it was, and what you have typed is kept. Load the Studio anew; if this comes again, choose another part of the site first.</Text>
          <Text size="sm">{error instanceof Error ? error.message : String(error)}</Text>
          <Button onClick={() => location.reload()}>Load it anew</Button>
          <Button variant="default" component="a" href="/_studio">
            Begin at the first page
          </Button>
        </Stack>
      </Alert>
    </main>
  )
}
