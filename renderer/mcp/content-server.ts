import { type CallToolResult, fromJsonSchema, McpServer } from '@modelcontextprotocol/server'
import { Failure } from '@proofsheet/engine/base/failures/failure'
import { explainSystemError } from '@proofsheet/engine/base/failures/system-error'
import type { EditContext } from '@proofsheet/studio/edit-service'
import { editTools } from './edit-tools'
import { fileTools } from './file-tools'
import { readTools } from './read-tools'
import { Refused, type Tool } from './tool'

const instructions = `The content of this site is MDX with frontmatter whose types are the schema.
Begin with list_pages, or describe_types for a new page. read_page gives the fields and blocks of a file with their ids.
Every edit is checked with the whole content before it is written: one that adds an error is refused with the message
that a writer gets, and changes nothing. All other bytes of the file stay as they are. undo takes a step back.`

/** Creates the server whose tools read and edit the content of a site. Each save is checked as on the page. */
export function createContentServer(context: EditContext): McpServer {
  const server = new McpServer({ name: 'proofsheet', version: '0.1.0' }, { instructions })
  for (const tool of [...readTools, ...editTools, ...fileTools]) {
    const { name, description, input, writes } = tool
    const annotations = { readOnlyHint: !writes, destructiveHint: false, openWorldHint: false }
    const inputSchema = fromJsonSchema({ type: 'object', additionalProperties: false, ...input })
    server.registerTool(name, { description, inputSchema, annotations }, args => answer(context, tool, args))
  }
  return server
}

/** The answer of a tool as text: what it gives, or the sentence of why it gives nothing. */
async function answer(context: EditContext, tool: Tool, args: unknown): Promise<CallToolResult> {
  try {
    const value = await tool.run(context, args as never)
    return { content: [{ type: 'text', text: typeof value === 'string' ? value : JSON.stringify(value, null, 1) }] }
  } catch (error) {
    const isExpected = error instanceof Refused || error instanceof Failure
    const sentence = isExpected ? error.message : explainSystemError(error)
    if (sentence === undefined) throw error
    return { content: [{ type: 'text', text: sentence }], isError: true }
  }
}
