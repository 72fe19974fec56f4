# Wrong: takes the queue with the lightest front and empties it, although another queue may have a lighter parcel by then.
import sys

sys.stdin.readline()
queues = [list(map(int, line.split()))[1:] for line in sys.stdin]
queues = sorted(queue for queue in queues if queue)
print(*(weight for queue in queues for weight in queue))
