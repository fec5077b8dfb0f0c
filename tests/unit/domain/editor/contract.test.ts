import { expectContract } from '../../../support/contractText';

it('the editor area promises back ends these codes, limits, choices and refusals', () =>
  expectContract(
    'src/domain/editor',
    `
    DIAGRAM_LIMITS: nodes 300, edges 600, label 80, address 120, place 100000, bandwidth 1000000, latency
        60000
    FLOW_NODE_KINDS: start step decision data end note
    HEALTH: healthy degraded down maintenance unknown
    TOPOLOGY_NODE_KINDS: client cloud gateway server cache queue database
    diagramEdge: id 1 to 64; source 1 to 64; target 1 to 64; label to 80 characters; data.bandwidth >= 0, <=
        1000000; data.latency >= 0, <= 60000
    flowContent: nodes[].id 1 to 64; nodes[].kind FLOW_NODE_KINDS; nodes[].x >= -100000, <= 100000;
        nodes[].y >= -100000, <= 100000; nodes[].label to 80 characters; nodes[].data.address to 120
        characters; nodes[].data.health HEALTH; nodes to 300; edges to 600
    topologyContent: nodes[].id 1 to 64; nodes[].kind TOPOLOGY_NODE_KINDS; nodes[].x >= -100000, <= 100000;
        nodes[].y >= -100000, <= 100000; nodes[].label to 80 characters; nodes[].data.address to 120
        characters; nodes[].data.health HEALTH; nodes to 300; edges to 600
    DOCUMENT_ERROR: tooMany 47002
    DOCUMENT_LIMITS: name 40, perKind 50, fileBytes 2000000
    EDITOR_KINDS: flow mind topology
    documentDraft: 1 of 3; #1.kind flow; #2.kind mind; #3.kind topology
    GET console/document; ?kind EDITOR_KINDS
    GET console/document/:documentId; refused 404
    POST console/document; refused 47002
    PUT console/document/:documentId; refused 404 412
    DELETE console/document/:documentId
    POST console/document/:documentId/restore
    documentName: 1 to 40 characters
    documentSummary: version >= 1; kind EDITOR_KINDS
    editorDocument: 1 of 3; #1.version >= 1; #1.kind flow; #2.version >= 1; #2.kind mind; #3.version >= 1;
        #3.kind topology
    LINE_LABEL: font 13, height 22, padding 6, maxText 182
    MIND_LAYOUTS: both end start
    MIND_LIMITS: topicLength 200, noteLength 1000, tags 5, tagLength 20, topics 400, depth 24
    TOPIC_COLORS: gold green cyan purple magenta volcano
    TOPIC_MARKS: important done question risk idea
    mindContent: layout MIND_LAYOUTS; At most 400 topics on at most 24 levels below the root
    topic: topic to 200 characters; color TOPIC_COLORS; mark TOPIC_MARKS; note to 1000 characters; tags[] to
        20 characters; tags to 5
    `,
  ));
